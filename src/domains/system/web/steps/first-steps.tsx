import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useLater } from '#ui/workbench/use-later.ts'

const loadPanel = () => import('./steps-panel.tsx')

/**
 * What a new installation lacks to be the company's own; nothing where it is complete or was put away. For the admin. Its
 * panel is loaded where it is shown: a firm sees it in its first days and then never again.
 */
export function FirstSteps() {
  const { data } = useQuery(query.system.firstSteps.queryOptions())
  const shown = data?.data.shown === true
  const Panel = useLater(loadPanel, shown)
  return shown && Panel ? <Panel steps={data.data.steps} /> : null
}
