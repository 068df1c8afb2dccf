import { Button } from '@mantine/core'
import { type MouseEvent, useRef } from 'react'
import { answerWords } from '#client/interface/answer-words.ts'
import { useSay } from '#client/interface/say.ts'
import { dateTime } from '#time.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { Notice } from '../contract.ts'
import { SETTINGS_PATH } from '../notice.ts'
import styles from './notice-list.module.css'
import { type useNotices, useReadNotices } from './use-notices.ts'

interface NoticeListProps {
  notices: ReturnType<typeof useNotices>
  unread: number
  /** Called when one of its links was followed. */
  onClose: () => void
}

/** The user's notices. Following one marks it as read. */
export function NoticeList({ notices, unread, onClose }: NoticeListProps) {
  const { data } = notices
  const { readOne, readAll } = useReadNotices()
  const follow = useFollow(onClose)
  const list = useRef<HTMLDivElement>(null)
  const shown = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <div className={styles.list} ref={list} tabIndex={-1}>
      <header className="row space-between gap-50">
        <h2>Avisos</h2>
        {unread > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              readAll.mutate({ until: Math.max(...shown.map(({ id }) => id)) })
              list.current?.focus() // the button is about to go
            }}
          >
            Marcar tudo como lido
          </Button>
        )}
      </header>
      <div className={`stack line-above scrolls ${styles.rows}`}>
        {!data ? (
          <QueryState
            query={notices}
            failed="Os avisos não vieram"
            loading={<LoadingRows rows={3} height={72} label="Carregando os avisos…" />}
          />
        ) : shown.length === 0 ? (
          <p className={`soft ${styles.none}`}>
            Nenhum aviso. Quando alguém citar você ou deixar algo com você, aparece aqui.
          </p>
        ) : (
          <ul className="bare-list stack">
            {shown.map((notice) => (
              <Row
                key={notice.id}
                notice={notice}
                onOpen={(event) => {
                  if (!notice.read) readOne.mutate({ id: notice.id })
                  follow(event)
                }}
              />
            ))}
          </ul>
        )}
        {data && <LoadMore list={notices} />}
      </div>
      <footer className="small row space-between gap-50 line-above">
        <a href={SETTINGS_PATH} onClick={follow}>
          Preferências
        </a>
      </footer>
    </div>
  )
}

function Row({ notice, onOpen }: { notice: Notice; onOpen: (event: MouseEvent<HTMLAnchorElement>) => void }) {
  const { title, note, path, read, created } = notice
  const say = useSay()
  return (
    <li>
      <a
        className={`stack ink break-anywhere undecorated hover-wash hover-ink outline-inside ${styles.row}`}
        href={path}
        data-unread={!read || undefined}
        onClick={onOpen}
      >
        <span className={styles.title}>
          {!read && (
            <>
              <span className={`round ${styles.dot}`} aria-hidden />
              <span className="hidden">Não lido: </span>
            </>
          )}
          {title}
        </span>
        {note && <span className="soft small clipped four-lines pre-line">{say(answerWords(note))}</span>}
        <time className="soft tiny tabular" dateTime={created}>
          {dateTime(created)}
        </time>
      </a>
    </li>
  )
}
