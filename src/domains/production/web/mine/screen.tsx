import { IconChecklist } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useSay } from '#client/interface/say.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { CardTimerKey } from '#ui/workbench/timer/card-timer.tsx'
import { useUndo } from '#ui/workbench/use-undo.ts'
import type { MyTask } from '../../mine-contract.ts'
import { productionWords } from '../../words.ts'
import { useLiveLabels } from '../labels/use-labels.ts'
import { useChosen } from '../quick/use-chosen.tsx'
import { useMany } from '../quick/use-many.ts'
import { useSelection } from '../quick/use-selection.ts'
import { DUE_GROUPS, DUE_LABELS, dueGroup } from './due-groups.ts'
import styles from './mine.module.css'
import { MyTaskRow } from './row.tsx'
import { useMyTasks, usePeople } from './use-my-tasks.ts'

const HELP = {
  keys: [
    [['j', '↓'], 'Próxima tarefa'],
    [['k', '↑'], 'Tarefa anterior'],
    [['x'], 'Selecionar'],
    [['Shift', '↓'], 'Estender a seleção'],
    [['e', 'Enter'], 'Abrir a tarefa em seu quadro'],
    [['f'], 'Concluir'],
    [['a', 'd', 'p', 'l', 'm'], 'Responsável, prazo, prioridade, etiquetas, mover'],
    [['y'], 'Copiar o link'],
    [['Del'], 'Excluir'],
    [['h'], 'Ligar ou parar o relógio'],
    [['z', 'Ctrl Z'], 'Desfazer as últimas mudanças, uma a uma'],
  ],
  note: 'As letras valem na tarefa marcada ou nas selecionadas. Com Ctrl ou Shift, o clique seleciona várias.',
} as const

/** The reader's own tasks of all lines, by when they are due. */
export function MyTasksScreen() {
  const say = useSay()
  const undo = useUndo()
  useLiveLabels()
  const { tasks, total, ...list } = useMyTasks(undo)
  const today = dayOf(nowMs())
  const groups = useMemo(() => Map.groupBy(tasks ?? [], (task) => dueGroup(task, today)), [tasks, today])
  const order = DUE_GROUPS.flatMap((group) => groups.get(group) ?? [])
  const [current, setCurrent] = useState<number>()
  const element = useRef<HTMLDivElement>(null)

  const find = (id: number) => order.find((task) => task.id === id)
  const findAll = (ids: readonly number[]) => ids.flatMap((id) => find(id) ?? [])
  const rowOf = (id: number) => element.current?.querySelector(`[data-task="${id}"]`) ?? null
  const linkOf = (id: number) => rowOf(id)?.querySelector<HTMLElement>('a')
  const marked = order.find(({ id }) => id === current) ?? order[0]
  const selection = useSelection({
    inOrder: (chosen) => order.flatMap(({ id }) => (chosen.has(id) ? id : [])),
    listOf: () => order,
  })
  const targets = findAll(selection.ids.length > 0 || !marked ? selection.ids : [marked.id])
  const onChosen = useChosen({
    ...{ selection, current: marked?.id, undo, find, elementOf: rowOf, floats: true },
    people: usePeople(targets.map(({ id_project }) => id_project)),
    lineOf: ({ id }) => find(id)?.id_project ?? 0,
    many: useMany({ undo, onDone: () => void list.reload() }),
    onMove(ids, status) {
      selection.clear()
      void list.move(findAll(ids), status)
    },
  })
  const goTo = (id: number | undefined) => {
    if (id === undefined) return
    setCurrent(id)
    linkOf(id)?.focus()
  }
  const step = (by: number) => () => {
    const at = order.findIndex(({ id }) => id === current)
    goTo((at < 0 ? order[0] : order[at + by])?.id)
  }
  /** The next that stays gets the focus. */
  const finish = (finished: readonly MyTask[]) => {
    const [from, to] = [order.indexOf(finished[0]!), order.indexOf(finished.at(-1)!)]
    goTo((order[to + 1] ?? order[from - 1])?.id)
    selection.clear()
    void list.move(finished, 'Completed')
  }
  const keys = useKeys('board_keys', {
    j: step(1),
    k: step(-1),
    arrowdown: step(1),
    arrowup: step(-1),
    e: () => marked && linkOf(marked.id)?.click(),
    f: () => targets.length > 0 && finish(targets),
    x: () => marked && selection.toggle(marked),
    escape: selection.clear,
    ...onChosen.keys,
  })
  return (
    <WorkbenchPage
      title={productionWords.mine}
      parent={{ to: '/dashboard/production-line', label: productionWords.lines }}
      tools={<KeysHelp {...HELP} {...keys} />}
    >
      {onChosen.list}
      <CardTimerKey task={marked?.id} />
      <QueryView
        query={list.query}
        data={tasks}
        failed="As suas tarefas não vieram"
        loading={<LoadingRows rows={10} height={34} label="Carregando as suas tarefas…" />}
        empty={
          <EmptyState
            title="Nenhuma tarefa sua"
            icon={<IconChecklist aria-hidden />}
            action={
              <LinkButton to="/dashboard/production-line" variant="default">
                {say(productionWords.toLines)}
              </LinkButton>
            }
          >
            As tarefas de que você é responsável, de todos os quadros, ficam aqui pelo prazo.
          </EmptyState>
        }
      >
        {() => (
          <div ref={element} className={`stack gap-125 one-column ${styles.screen}`}>
            {DUE_GROUPS.map((group) => {
              const inGroup = groups.get(group)
              return (
                inGroup && (
                  <section key={group} aria-labelledby={`prazo-${group}`}>
                    <h2 id={`prazo-${group}`} className={`small ${styles.group}`} data-group={group}>
                      {DUE_LABELS[group]} <span className="soft regular tabular">{inGroup.length}</span>
                    </h2>
                    <ul className="bare-list">
                      {inGroup.map((task) => (
                        <MyTaskRow
                          key={task.id}
                          task={task}
                          isLate={group === 'late'}
                          isMarked={task === marked}
                          selection={{
                            has: (id) => selection.selected.has(id),
                            toggle: (_, upTo) => (upTo ? selection.extend(task) : selection.toggle(task)),
                          }}
                          onMark={() => setCurrent(task.id)}
                          onPick={(event) => selection.pick(event, task)}
                          onKey={(event) => selection.handleKey(event, task, ({ id }) => goTo(id))}
                          onFinish={() => finish([task])}
                        />
                      ))}
                    </ul>
                  </section>
                )
              )
            })}
            {total > order.length && (
              <p className="soft">{`Aqui estão as primeiras ${plural(order.length, 'tarefa', 'tarefas')} de ${total}.`}</p>
            )}
            {onChosen.bar}
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}
