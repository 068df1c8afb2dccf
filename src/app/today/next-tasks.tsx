import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { useIsOn } from '#client/session/modules.ts'
import { taskPath } from '#domains/production/production.ts'
import { titleWords } from '#domains/projects/project.ts'
import { day } from '#time.ts'
import { useFollow } from '#ui/workbench/use-follow.ts'
import styles from './today.module.css'

/** How many are named. */
const SHOWN = 3

/** What the person can go on with where nothing waits: their own tasks, the first due first. */
export function NextTasks() {
  const say = useSay()
  const follow = useFollow()
  const isOn = useIsOn()({ module: 'boards' })
  const { data } = useQuery(query.production.mine.list.queryOptions({ enabled: isOn }))
  if (!data?.total) return null
  return (
    <section aria-labelledby="next-tasks" className={styles.next}>
      <h2 id="next-tasks">Suas próximas tarefas</h2>
      <ul className="bare-list">
        {data.data.slice(0, SHOWN).map((task) => (
          <li key={task.id}>
            <a href={taskPath({ project_id: task.id_project, id_text: task.id_text })} onClick={follow}>
              {task.nome}
            </a>
            <span className="soft small">
              {[say(titleWords(task.title)), task.meta && `prazo ${day(task.meta)}`].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {data.total > SHOWN && <Link to="/dashboard/production-line/mine">Ver as {data.total}</Link>}
    </section>
  )
}
