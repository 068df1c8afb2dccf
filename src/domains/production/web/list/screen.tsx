import { useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { EVERYONE, useListOwner } from '#client/session/use-whose.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { WholeTeamSwitch } from '#ui/workbench/whole-team-switch.tsx'
import { productionWords } from '../../words.ts'
import { ImportLink } from '../import/import-link.tsx'
import { NoLines } from '../parts/no-lines.tsx'
import styles from './list.module.css'
import { LineSections, LoadingSections } from './sections.tsx'
import { TaskTabs } from './task-tabs.tsx'

/** The reader's production lines by category, and below them the tasks in progress and those that come next. */
export function LinesScreen() {
  const { user, admin } = useSession()
  const { isTeam, setTeam } = useListOwner('lines')
  const whose = admin && isTeam ? EVERYONE : (user?.id ?? EVERYONE)
  const list = useInfiniteQuery(
    query.production.lines.infiniteOptions({
      input: (cursor: string | undefined) => ({ id_user: whose, limit: 1000, cursor }),
      enabled: user !== undefined,
      ...byCursor,
    }),
  )
  return (
    <WorkbenchPage title={productionWords.listTitle} actions={<ImportLink />}>
      {admin && <WholeTeamSwitch isOn={isTeam} onChange={setTeam} />}
      <QueryView
        query={list}
        data={list.data?.pages.flatMap(({ data }) => data)}
        failed="Os quadros não vieram"
        loading={<LoadingSections />}
        empty={<NoLines />}
      >
        {(lines) => (
          <div className={`stack one-column ${styles.screen}`}>
            <LineSections lines={lines} />
            <LoadMore list={list} />
            <TaskTabs whose={whose} />
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}
