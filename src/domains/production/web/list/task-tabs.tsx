import { Switch, Tabs } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { byCursor, query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { useChosenSwitch } from '#client/storage/use-choice.ts'
import { titleWords } from '#domains/projects/project.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { productionWords } from '../../words.ts'
import { TaskLabels } from '../labels/label-mark.tsx'
import { useLiveLabels } from '../labels/use-labels.ts'
import { KindMark } from '../parts/kind-mark.tsx'
import styles from './list.module.css'

const TABS = [
  ['inProgress', productionWords.inProgress],
  ['forDevelopment', productionWords.forDevelopment],
] as const
type TabStatus = (typeof TABS)[number][0]

interface TaskTabsProps {
  /** Id of whose lines these are; 0 for everyone's. */
  whose: number
}

/** The tasks in progress and those for development, of all lines. */
export function TaskTabs({ whose }: TaskTabsProps) {
  useLiveLabels()
  const say = useSay()
  const [tab, setTab] = useState<string | null>('inProgress')
  const [isMine, setMine] = useChosenSwitch('lines_mine', false)
  return (
    <section className="relative" aria-label="Tarefas">
      <div className="flex justify-end below-50">
        <Switch label="Só minhas" checked={isMine} onChange={({ currentTarget }) => setMine(currentTarget.checked)} />
      </div>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          {TABS.map(([status, label]) => (
            <Tabs.Tab key={status} value={status}>
              {say(label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(([status]) => (
          <Tabs.Panel key={status} value={status} pt="md">
            <Tasks status={status} whose={whose} isMine={isMine} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}

function Tasks({ status, whose, isMine }: TaskTabsProps & { status: TabStatus; isMine: boolean }) {
  const say = useSay()
  const list = useInfiniteQuery(
    query.production.withStatus.infiniteOptions({
      input: (cursor: string | undefined) => ({ status, id_user: whose, mine: isMine, limit: 1000, cursor }),
      ...byCursor,
    }),
  )
  const tasks = list.data?.pages.flatMap(({ data }) => data)
  return (
    <QueryView
      query={list}
      data={tasks}
      failed="As tarefas não vieram"
      loading={<LoadingRows rows={4} height={44} label="Carregando as tarefas…" />}
      empty={
        <p className="soft">{isMine ? 'Nenhuma tarefa sua aqui.' : 'Nenhuma tarefa aqui. Elas vêm dos quadros.'}</p>
      }
    >
      {(tasks) => (
        <div className={`stack gap-150 one-column ${styles.groups}`}>
          {[...Map.groupBy(tasks, ({ id_project }) => id_project)].map(([project, group]) => (
            <section key={project} aria-labelledby={`tarefas-${project}`}>
              <h3 className="untracked" id={`tarefas-${project}`}>
                {say(titleWords(group[0]?.title ?? ''))}
              </h3>
              <ul className="bare-list">
                {group.map((task) => (
                  <li key={task.id} className={`stack align-baseline relative line-below pad-60 ${styles.task}`}>
                    <KindMark tipo={task.tipo} />
                    <span className="soft tiny tabular nowrap mono">{task.id_text}</span>
                    <Link
                      className="break-anywhere undecorated link-area"
                      to="/dashboard/production-line/backlog/$id"
                      params={{ id: String(project) }}
                    >
                      {task.nome}
                    </Link>
                    {task.labels.length > 0 && (
                      <span className={`soft row cluster tiny ${styles.labels}`}>
                        <TaskLabels ids={task.labels} most={4} />
                      </span>
                    )}
                    {task.comments > 0 && (
                      <span className={`soft tiny tabular nowrap ${styles.comments}`}>
                        <IconMessage size={14} aria-hidden /> {task.comments}
                        <span className="hidden">{task.comments === 1 ? ' comentário' : ' comentários'}</span>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <LoadMore list={list} align="start" />
        </div>
      )}
    </QueryView>
  )
}
