import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconLayoutKanban, IconPlus } from '@tabler/icons-react'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { useOpenPart } from '#client/page/use-open-part.ts'
import { titleWords } from '#domains/projects/project.ts'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { EmptyState } from '#ui/workbench/states.tsx'
import type { Card } from '../../board-contract.ts'
import { productionWords } from '../../words.ts'
import { useBoard } from '../board/use-board.ts'
import type { Walk } from '../board/use-folded.ts'
import { labelsOptions } from '../labels/use-labels.ts'
import { StatusBadge } from '../parts/status-badge.tsx'
import { BACKLOG_HELP, BOARD_HELP } from './keys.ts'
import styles from './line.module.css'
import { LineBar } from './line-bar.tsx'
import { LineContent } from './line-content.tsx'
import { LineHead } from './line-head.tsx'
import { LineMenu } from './line-menu.tsx'
import { LineSwitch } from './line-switch.tsx'
import { LineTabs } from './line-tabs.tsx'
import { LineTools } from './line-tools.tsx'
import { LoadingBoard } from './loading-board.tsx'
import { OpenedTask } from './opened-task.tsx'
import { type LinePlace, tabLabel } from './place.ts'
import { TaskDialog } from './task-dialog.tsx'

interface LineScreenProps {
  id: number
  place: LinePlace
}

const NO_CARDS: readonly Card[] = []

/** One production line: its board, backlog and tasks. */
export function LineScreen({ id, place }: LineScreenProps) {
  const say = useSay()
  const onPlace = useChangeSearch<LinePlace>()
  const { lineInHead, taskBeside } = useManners()
  const isPhone = useNarrower('48em')
  const isTight = useNarrower('80em')
  const [isMenuOpen, setMenuOpen] = useOpenPart('line_menu', { from: '60em', initial: true })
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const walk = useRef<Walk>(undefined)
  useEffect(() => {
    if (!place.create) return
    setCreating(true)
    onPlace({ create: undefined }, { replace: true })
  }, [place.create, onPlace])
  const keys = useKeys('board_keys', { '/': () => field.current?.focus() })
  const { online } = useNetwork()
  // With the board, so that its cards are drawn once.
  usePrefetchQuery(labelsOptions)
  const board = useBoard(id)
  const { line } = board
  // As it was read last: an open task stays over a line that was lost.
  const known = board.board.data?.data.line
  const cards = board.board.data?.data.cards ?? NO_CARDS
  const tab = say(tabLabel(place))
  const help = place.tab === 'backlog' ? BACKLOG_HELP : BOARD_HELP

  return (
    <WorkbenchPage
      title={line ? say(titleWords(line.title)) : tab}
      {...(lineInHead && {
        parent: { to: '/dashboard/production-line', label: productionWords.lines },
        state: line && !isPhone && (
          <div className={`row nowrap gap-75 flex-none ${styles.beside}`}>
            <LineSwitch id={id} place={place} />
            {!isTight && (
              <span className={`flex-none ${styles.state}`}>
                <StatusBadge status={line.projectstatus} />
              </span>
            )}
            <LineTabs place={place} onPlace={onPlace} />
          </div>
        ),
      })}
      documentTitle={line ? `${say(titleWords(line.title))} · ${tab}` : tab}
      fill
      tools={<KeysHelp {...help} {...keys} />}
      main={
        line && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
            {say(productionWords.createTask)}
          </Button>
        )
      }
    >
      <div className={`stack gap-125 ${styles.screen}`} data-alone={lineInHead || undefined}>
        {!lineInHead && <LineMenu id={id} place={place} isOpen={isMenuOpen} onOpen={setMenuOpen} />}
        <div className={`column may-shrink ${lineInHead ? 'gap-50' : 'gap-90'} ${styles.main}`}>
          {line ? (
            <>
              {lineInHead ? (
                <LineBar line={line} cards={cards} place={place} onPlace={onPlace} field={field} />
              ) : (
                <>
                  <LineHead line={line} total={cards.length} place={place} onPlace={onPlace} />
                  <LineTools place={place} onPlace={onPlace} field={field} />
                </>
              )}
              {(board.isBehind || !online) && (
                <p role="status" className={`small ${styles.behind}`}>
                  Sem notícias do servidor: o que os outros mudam aparece quando a conexão voltar.
                </p>
              )}
              <LineContent line={line} board={board} place={place} onPlace={onPlace} walk={walk} />
            </>
          ) : (
            <QueryState
              query={board.board}
              failed="O quadro não veio"
              loading={<LoadingBoard />}
              missing={<MissingLine />}
            />
          )}
        </div>
        {known && !(isCreating && taskBeside) && (
          <OpenedTask line={known} board={board} place={place} onPlace={onPlace} walk={walk} made={made} />
        )}
        {known && isCreating && (
          <TaskDialog
            line={known}
            isLineLost={board.isLost}
            idText={undefined}
            onAdd={board.add}
            onMade={({ id_text }) => {
              setMade(id_text)
              setCreating(false)
              onPlace({ task: id_text }, { replace: place.task !== undefined })
            }}
            onClose={() => {
              setCreating(false)
              void board.sync(undefined)
            }}
          />
        )}
      </div>
    </WorkbenchPage>
  )
}

/** A line that does not exist, or not for the reader: also one that was just taken from them. */
const MissingLine = () => (
  <EmptyState
    title="Este quadro não está mais aqui"
    icon={<IconLayoutKanban aria-hidden />}
    action={
      <LinkButton to="/dashboard/production-line" variant="default">
        {useSay()(productionWords.toLines)}
      </LinkButton>
    }
  >
    Ele não existe, ou não é seu nem compartilhado com você.
  </EmptyState>
)
