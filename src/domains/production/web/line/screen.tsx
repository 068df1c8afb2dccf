import { Badge, Button, SegmentedControl } from '@mantine/core'
import { IconLayoutKanban } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import { useSession } from '#client/session.ts'
import { useStoredSwitch } from '#client/use-stored-switch.ts'
import { dayOf } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { Card, LineView } from '../../board-contract.ts'
import { LINE_TYPE_LABELS, type TaskStatus } from '../../production.ts'
import { BoardView } from '../board/board.tsx'
import { useBoard } from '../board/use-board.ts'
import { BOARD_KEYS } from '../board/use-board-keys.ts'
import { StatusBadge } from '../parts/status-badge.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { passes } from './filter-cards.ts'
import styles from './line.module.css'
import { LineMenu } from './line-menu.tsx'
import { LineTools } from './line-tools.tsx'
import type { LinePlace } from './place.ts'
import { useSearch } from './use-search.ts'

const Backlog = lazy(() => import('../backlog/backlog.tsx'))
const TaskModal = lazy(() => import('../task/modal.tsx'))

const KEYS = [
  [['j', '↓'], 'Próximo cartão'],
  [['k', '↑'], 'Cartão anterior'],
  [['←', '→'], 'Coluna ao lado'],
  [['1', '…', '5'], 'Ir à coluna'],
  [['Espaço'], 'Levantar e soltar o cartão'],
  [['x'], 'Selecionar'],
  [['e', 'Enter'], 'Abrir a tarefa'],
  [['n'], 'Nova tarefa na coluna'],
  [['/'], 'Procurar'],
  [['Ctrl', 'Z'], 'Desfazer o último movimento'],
  [['?'], 'Esta ajuda'],
] as const

interface LineScreenProps {
  id: number
  place: LinePlace
}

/** One production line: its board, its backlog, its tasks. */
export function LineScreen({ id, place }: LineScreenProps) {
  const navigate = useNavigate()
  const onPlace = useCallback(
    (search: LinePlace, { replace = false } = {}) =>
      void navigate({ to: '.', search: () => search, replace, resetScroll: false }),
    [navigate],
  )
  const [isMenuOpen, setMenuOpen] = useStoredSwitch('line-menu', !matchMedia('(max-width: 60em)').matches)
  const [helps, setHelps] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const keys = useKeys(BOARD_KEYS, {
    '/': () => field.current?.focus(),
    '?': () => setHelps(true),
  })
  const board = useBoard(id)
  const { line } = board
  const isBacklog = place.tab === 'backlog'
  const total = board.board.data?.data.cards.length ?? 0
  const tab = isBacklog ? 'Back Log' : 'Board'

  return (
    <WorkbenchPage
      title={line?.title ?? tab}
      documentTitle={line ? `${line.title} · ${tab}` : tab}
      fill
      actions={
        <>
          <KeysHelp
            keys={KEYS}
            note="As setas e o Espaço valem em um cartão. Com Ctrl ou Shift, o clique seleciona vários."
            opened={helps}
            onChange={setHelps}
            {...keys}
          />
          {line && <Button onClick={() => setCreating(true)}>Criar Task</Button>}
        </>
      }
    >
      <div className={styles.screen}>
        <LineMenu id={id} place={place} isOpen={isMenuOpen} onOpen={setMenuOpen} />
        <div className={styles.main}>
          {!line ? (
            <QueryState
              query={board.board}
              failed="O quadro não veio"
              loading={<LoadingRows rows={4} height={120} label="Carregando o quadro…" />}
              missing={<MissingLine />}
            />
          ) : (
            <>
              <div className={styles.head}>
                <nav aria-label="Você está em">
                  <ol>
                    <li>{line.title}</li>
                    <li>{tab}</li>
                    <li>{plural(total, 'item', 'itens')}</li>
                  </ol>
                </nav>
                <StatusBadge status={line.projectstatus} />
                <Badge color="gray">{LINE_TYPE_LABELS[line.projectline]}</Badge>
                {line.manages && <ShareButton line={line} />}
                <SegmentedControl
                  className={styles.tabs ?? ''}
                  aria-label="Ver como"
                  data={[
                    { value: 'board', label: 'Board' },
                    { value: 'backlog', label: 'Back Log' },
                  ]}
                  value={isBacklog ? 'backlog' : 'board'}
                  onChange={(value) => onPlace({ ...place, tab: value === 'backlog' ? 'backlog' : undefined })}
                />
              </div>
              <LineTools line={id} place={place} onPlace={onPlace} field={field} />
              {board.isBehind && (
                <p role="status" className={styles.behind}>
                  Sem notícias do servidor: o que os outros mudam aparece quando a conexão voltar.
                </p>
              )}
              <LineContent line={line} board={board} place={place} onPlace={onPlace} />
            </>
          )}
        </div>
      </div>
      {line && isCreating && (
        <Suspense>
          <TaskModal
            line={line}
            idText={undefined}
            onClose={() => {
              setCreating(false)
              void board.sync(undefined)
            }}
          />
        </Suspense>
      )}
    </WorkbenchPage>
  )
}

interface LineContentProps {
  line: LineView
  board: ReturnType<typeof useBoard>
  place: LinePlace
  onPlace: (place: LinePlace, options?: { replace: boolean }) => void
}

/** The tab that is open, and the open task over it. */
function LineContent({ line, board, place, onPlace }: LineContentProps) {
  const { user } = useSession()
  const { q, type, late, who, task } = place
  const counter = board.board.data?.data.counter ?? 0
  const found = useSearch(line.id, q, counter)
  const today = dayOf(Date.now())
  const isWanted = useMemo(
    () => passes({ q, type, late, who }, { me: user?.id, today, found }),
    [q, type, late, who, user?.id, today, found],
  )
  const { sync } = board
  const setLimit = async (status: TaskStatus, limit: number | undefined) => {
    try {
      await api.production.board.limit({ id: line.id, status, limit: limit ?? null })
      await sync(undefined)
    } catch (failure) {
      notifyError(failureText(failure))
    }
  }

  // Once for each address: a task that is removed while it is open is its dialog's business.
  const card = board.board.data?.data.cards.find((card) => card.id_text === task)
  const [opened, setOpened] = useState<string>()
  if (task !== opened && (task === undefined || card)) setOpened(task)
  const isUnknown = task !== undefined && task !== opened && !card
  useEffect(() => {
    if (!isUnknown) return
    notifyError('Task not found')
    onPlace({ ...place, task: undefined }, { replace: true })
  }, [isUnknown, onPlace, place])

  const open = (card: Card) => onPlace({ ...place, task: card.id_text })
  return (
    <>
      {place.tab === 'backlog' ? (
        <Suspense fallback={<LoadingRows rows={6} height={48} />}>
          <Backlog line={line} board={board} isWanted={isWanted} />
        </Suspense>
      ) : (
        <BoardView line={line} board={board} isWanted={isWanted} onLimit={setLimit} onOpen={open} />
      )}
      {opened !== undefined && task !== undefined && (
        <Suspense>
          <TaskModal
            line={line}
            idText={opened}
            change={card?.change}
            onClose={() => {
              onPlace({ ...place, task: undefined }, { replace: true })
              void sync(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** A line that does not exist, or not for who looks: also one that was just taken from them. */
const MissingLine = () => (
  <EmptyState
    title="Esta linha não está mais aqui"
    icon={<IconLayoutKanban aria-hidden />}
    action={
      <Button variant="default" renderRoot={(props) => <Link to="/dashboard/production-line" {...props} />}>
        Ir para Production Line
      </Button>
    }
  >
    Ela não existe, ou não é sua nem compartilhada com você.
  </EmptyState>
)
