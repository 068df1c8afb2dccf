import { Badge, Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { byCursor, query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { Held } from '#ui/workbench/held.tsx'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { Sending } from '../contract.ts'
import { progressText } from '../newsletter.ts'
import { canRetry, PROGRESS_MS, useRetry } from './parts/use-retry.ts'
import styles from './screen.module.css'

/** What was sent, asked again while letters are on their way. */
export const useSendings = () =>
  useInfiniteQuery(
    query.newsletter.sendings.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: 5, cursor }),
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ data }) => data.some(({ counts }) => counts.waiting > 0)) && PROGRESS_MS,
    }),
  )

/** The articles that were sent, the newest first, with how far each has come. @param next the newest that can be sent */
export function Sendings({ next }: { next: number | null }) {
  const list = useSendings()
  return (
    <section className="stack gap-75 one-column" aria-labelledby="enviados">
      <h2 id="enviados" className="subheading">
        Artigos enviados
      </h2>
      <QueryView
        query={list}
        data={list.data?.pages.flatMap(({ data }) => data)}
        failed="Os envios não vieram"
        loading={<LoadingRows rows={2} height={56} label="Carregando os envios…" />}
        empty={
          <p className="soft">
            Nenhum ainda. Um artigo se envia na sua tela, em <strong>Enviar aos inscritos…</strong>, uma vez cada um.
          </p>
        }
      >
        {(shown) => (
          <ul className="bare-list surface outlined rounded">
            {shown.map((sending) => (
              <Row key={sending.id} sending={sending} />
            ))}
          </ul>
        )}
      </QueryView>
      <LoadMore list={list} />
      <Held isHeld={list.isLoading}>
        <p>
          {next === null ? (
            <LinkButton variant="default" to="/dashboard/archive">
              Enviar um artigo
            </LinkButton>
          ) : (
            <LinkButton variant="default" to="/dashboard/create-archive" search={{ id: next }}>
              Enviar um artigo
            </LinkButton>
          )}
        </p>
      </Held>
    </section>
  )
}

function Row({ sending }: { sending: Sending }) {
  const { id, archive_id, subject, started_at, by, demo, counts } = sending
  const { retry, running } = useRetry()
  return (
    <li className={`flex cluster gap-75 align-center line-above ${styles.sending}`}>
      <div className="grow may-shrink break-anywhere">
        <p className="strong">
          {archive_id === null ? (
            subject
          ) : (
            <Link to="/dashboard/create-archive" search={{ id: archive_id }}>
              {subject}
            </Link>
          )}{' '}
          {demo && <Badge variant="light">Demonstração</Badge>}
        </p>
        <p className="soft small tabular">
          {dateTime(started_at)}, por {by}
        </p>
        <p className="tabular">{progressText(counts)}</p>
      </div>
      {canRetry(sending) && (
        <Button variant="default" loading={running} onClick={() => void retry(id)}>
          Tentar de novo
        </Button>
      )}
    </li>
  )
}
