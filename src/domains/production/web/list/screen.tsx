import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSession } from '#client/session.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState } from '#ui/workbench/states.tsx'
import { WholeTeamSwitch } from '#ui/workbench/whole-team-switch.tsx'
import styles from './list.module.css'
import { LineSections, LoadingSections } from './sections.tsx'
import { TaskTabs } from './task-tabs.tsx'
import { useLines } from './use-lines.ts'
import { useWholeTeam } from './whole-team.ts'

/** The reader's production lines by category, and below them the tasks in progress and those that come next. */
export function LinesScreen() {
  const { admin } = useSession()
  const [isTeam, setTeam] = useWholeTeam()
  const { list, lines, whose } = useLines(admin && isTeam)
  return (
    <WorkbenchPage title="[PL] Production Line">
      {admin && <WholeTeamSwitch isOn={isTeam} onChange={setTeam} />}
      <QueryView
        query={list}
        data={lines}
        failed="As linhas não vieram"
        loading={<LoadingSections />}
        empty={
          <EmptyState
            title="Nenhuma linha ainda"
            icon={<IconStack2 aria-hidden />}
            action={
              <Button renderRoot={(props) => <Link to="/dashboard/create-edit-projects" {...props} />}>
                New Project
              </Button>
            }
          >
            Cada projeto é uma linha: aparece aqui quando é seu ou compartilhado com você.
          </EmptyState>
        }
      >
        {(lines) => (
          <div className={styles.screen}>
            <LineSections lines={lines} />
            <LoadMore list={list} />
            <TaskTabs whose={whose} />
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}
