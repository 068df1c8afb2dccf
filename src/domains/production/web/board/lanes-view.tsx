import { useMergedRef } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Face } from '#ui/workbench/face.tsx'
import { STATUSES, type TaskStatus } from '../../production.ts'
import { HueMark } from '../labels/label-mark.tsx'
import { AddTask } from '../parts/add-task.tsx'
import { type CardListProps, HiddenCards } from './card-list.tsx'
import columnStyles from './column.module.css'
import { type Columns, eachStatus } from './columns.ts'
import { CompactHead } from './compact-head.tsx'
import type { Target } from './geometry.ts'
import { LaneCell } from './lane-cell.tsx'
import styles from './lanes.module.css'
import type { Lane, Lanes } from './lanes.ts'

interface LanesViewProps extends Omit<CardListProps, 'status' | 'cards' | 'over' | 'label'> {
  line: number
  lanes: Lanes
  /** The cards that are drawn, by lane. */
  parts: ReadonlyMap<string, Columns>
  /** By column: how many tasks it has, how many pass the filters, how many of these are hidden behind 'Mostrar mais'. */
  counts: Readonly<Record<TaskStatus, { total: number; shown: number; hidden: number }>>
  limits: Readonly<Partial<Record<TaskStatus, number>>>
  folded: ReadonlySet<TaskStatus>
  adding: TaskStatus | undefined
  over: Target | null
  /** Receives the element whose width the board has. */
  measured: Ref<HTMLDivElement>
}

const NO_CARDS: Columns = eachStatus(() => [])

/** A board parted into swimlanes: the heads of the columns stay on top, a lane is a row that folds. */
export function LanesView({
  line,
  lanes,
  parts,
  counts,
  limits,
  folded,
  adding,
  over,
  measured,
  ...cards
}: LanesViewProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const both = useMergedRef(scroller, measured)
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set())
  const tops = useTops(scroller, lanes.all)
  const { actions } = cards
  const toggle = (key: string) =>
    setShut(new Set(shut.has(key) ? [...shut].filter((one) => one !== key) : [...shut, key]))
  const columns = STATUSES.map((status) => (folded.has(status) ? '2.25rem' : 'var(--lane-column)')).join(' ')
  const hidden = STATUSES.reduce((sum, status) => sum + counts[status].hidden, 0)
  return (
    <div ref={both} className={`relative ${styles.lanes}`} data-board data-lanes>
      <div className={`paper ${styles.heads}`} style={{ gridTemplateColumns: columns }}>
        {STATUSES.map((status) => (
          <div
            key={status}
            className={`content-start may-shrink ${styles.head} ${folded.has(status) ? columnStyles.compactColumn : ''}`}
            data-folded={folded.has(status) || undefined}
          >
            <CompactHead
              line={line}
              status={status}
              total={counts[status].total}
              shown={counts[status].shown}
              limit={limits[status]}
              isFolded={folded.has(status)}
              isAdding={adding === status}
              actions={actions}
            />
            {adding === status && !folded.has(status) && (
              <AddTask onAdd={(nome) => actions.onAdd(status, nome)} onClose={actions.onLeaveAdding} />
            )}
          </div>
        ))}
      </div>
      {lanes.all.map((lane) => {
        const part = parts.get(lane.key) ?? NO_CARDS
        const isOpen = !shut.has(lane.key)
        return (
          <section key={lane.key} aria-label={lane.label} data-lane={lane.key}>
            <LaneHead
              lane={lane}
              count={STATUSES.reduce((sum, status) => sum + part[status].length, 0)}
              isOpen={isOpen}
              onToggle={() => toggle(lane.key)}
            />
            {isOpen && (
              <div className={styles.cells} style={{ gridTemplateColumns: columns }}>
                {STATUSES.map((status) =>
                  folded.has(status) ? (
                    <div key={status} />
                  ) : (
                    <LaneCell
                      key={status}
                      {...cards}
                      lane={lane}
                      status={status}
                      cards={part[status]}
                      scroller={scroller}
                      top={tops[lane.key] ?? 0}
                      over={over?.status === status && over.lane === lane.key ? over.index : undefined}
                    />
                  ),
                )}
              </div>
            )}
          </section>
        )
      })}
      {hidden > 0 && <HiddenCards count={hidden} onShow={actions.onShowHidden} />}
    </div>
  )
}

interface LaneHeadProps {
  lane: Lane
  /** Its cards that are drawn. */
  count: number
  isOpen: boolean
  onToggle: () => void
}

const LaneHead = ({ lane, count, isOpen, onToggle }: LaneHeadProps) => (
  <div className={`flex paper line-above ${styles.lane}`}>
    <button
      type="button"
      className="row gap-50 inherit-color no-background no-border pointer rounded"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <IconChevronRight className={styles.turn} size={16} aria-hidden />
      {lane.person && <Face person={lane.person} size={20} />}
      {lane.hue && <HueMark hue={lane.hue} />}
      {lane.label}
      <span className="soft tabular regular">{count}</span>
    </button>
  </div>
)

/** Where the cards of each lane begin, in pixels from the top of what scrolls; measured anew when a lane's height changes. */
function useTops(scroller: RefObject<HTMLDivElement | null>, lanes: readonly Lane[]) {
  const [tops, setTops] = useState<Readonly<Record<string, number>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lanes that are drawn are those to observe
  useLayoutEffect(() => {
    const rows = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-lane]') ?? [])]
    const measure = () => {
      const next = Object.fromEntries(
        rows.map((row) => [row.dataset.lane ?? '', (row.lastElementChild as HTMLElement | null)?.offsetTop ?? 0]),
      )
      setTops((before) => (rows.every(({ dataset: { lane = '' } }) => before[lane] === next[lane]) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const row of rows) observer.observe(row)
    return () => observer.disconnect()
  }, [scroller, lanes.map(({ key }) => key).join()])
  return tops
}
