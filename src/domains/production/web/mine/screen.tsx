import { IconChecklist } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useSay } from '#client/say.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import type { MyTask } from '../../mine-contract.ts'
import { productionWords } from '../../words.ts'
import { useMany } from '../quick/use-many.ts'
import { type QuickKind, useQuick } from '../quick/use-quick.tsx'
import { useUndo } from '../quick/use-undo.ts'
import { DUE_GROUPS, DUE_LABELS, dueGroup } from './due-groups.ts'
import styles from './mine.module.css'
import { MyTaskRow } from './row.tsx'
import { useMyTasks, usePeople } from './use-my-tasks.ts'

const HELP = {
  keys: [
    [['j', '↓'], 'Próxima tarefa'],
    [['k', '↑'], 'Tarefa anterior'],
    [['e', 'Enter'], 'Abrir a tarefa em seu quadro'],
    [['f'], 'Concluir'],
    [['a', 'd', 'p', 'l', 'm'], 'Responsável, prazo, prioridade, etiquetas, mover'],
    [['z'], 'Desfazer a última mudança'],
  ],
  note: 'As letras valem na tarefa marcada.',
} as const

/** The reader's own tasks of all lines, by when they are due. */
export function MyTasksScreen() {
  const say = useSay()
  const undo = useUndo()
  const { tasks, total, ...list } = useMyTasks(undo)
  const today = dayOf(nowMs())
  const groups = useMemo(() => Map.groupBy(tasks ?? [], (task) => dueGroup(task, today)), [tasks, today])
  const order = DUE_GROUPS.flatMap((group) => groups.get(group) ?? [])
  const [current, setCurrent] = useState<number>()
  const element = useRef<HTMLDivElement>(null)

  const marked = order.find(({ id }) => id === current) ?? order[0]
  const people = usePeople(marked?.id_project)
  const many = useMany({ undo, onDone: () => void list.reload() })
  const quick = useQuick({
    ...{ line: { id: marked?.id_project ?? 0, people }, many },
    find: (id) => order.find((task) => task.id === id),
    onMove: (ids, status) => {
      const task = order.find(({ id }) => ids.includes(id))
      if (task) void list.move(task, status)
    },
  })
  const change = (kind: QuickKind) => () => {
    if (marked) quick.open(kind, [marked.id], element.current?.querySelector(`[data-task="${marked.id}"]`) ?? null)
  }
  const goTo = (task: MyTask | undefined) => {
    if (!task) return
    setCurrent(task.id)
    element.current?.querySelector<HTMLElement>(`[data-task="${task.id}"] a`)?.focus()
  }
  const step = (by: number) => () => {
    const at = order.findIndex(({ id }) => id === current)
    goTo(at < 0 ? order[0] : order[at + by])
  }
  const finish = (task: MyTask) => {
    const at = order.indexOf(task)
    goTo(order[at + 1] ?? order[at - 1])
    void list.move(task, 'Completed')
  }
  const keys = useKeys('board_keys', {
    j: step(1),
    k: step(-1),
    arrowdown: step(1),
    arrowup: step(-1),
    e: () => marked && element.current?.querySelector<HTMLElement>(`[data-task="${marked.id}"] a`)?.click(),
    f: () => marked && finish(marked),
    a: change('assignee'),
    d: change('due'),
    p: change('priority'),
    l: change('labels'),
    m: change('move'),
    z: undo.undoLast,
  })
  return (
    <WorkbenchPage
      title={productionWords.mine}
      parent={{ to: '/dashboard/production-line', label: productionWords.lines }}
      tools={<KeysHelp {...HELP} {...keys} />}
    >
      {quick.element}
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
          <div ref={element} className={`stack one-column ${styles.screen}`}>
            {DUE_GROUPS.map((group) => {
              const inGroup = groups.get(group)
              return (
                inGroup && (
                  <section key={group} aria-labelledby={`prazo-${group}`}>
                    <h2 id={`prazo-${group}`} className={styles.group} data-group={group}>
                      {DUE_LABELS[group]} <span className="soft tabular">{inGroup.length}</span>
                    </h2>
                    <ul className="bare-list">
                      {inGroup.map((task) => (
                        <MyTaskRow
                          key={task.id}
                          task={task}
                          isLate={group === 'late'}
                          isMarked={task === marked}
                          onMark={() => setCurrent(task.id)}
                          onFinish={() => finish(task)}
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
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}
