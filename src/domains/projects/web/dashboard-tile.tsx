import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { EVERYONE, useListOwner } from '#client/session/use-whose.ts'
import { Tile } from '#ui/workbench/tile.tsx'
import { projectWords } from '../words.ts'

export default function ProjectsTile() {
  const { whose } = useListOwner('projects')
  const projects = useQuery(
    query.projects.all.queryOptions({
      input: { limit: 1, id_user: whose },
      enabled: whose !== undefined,
    }),
  )
  const isTeam = whose === EVERYONE
  const note = isTeam ? 'da equipe toda' : 'seus ou da sua equipe'
  return (
    <Tile
      title={projectWords.projects}
      to="/dashboard/projects"
      answer={projects}
      figure={projects.data?.total}
      note={projects.data && (projects.data.total === 0 ? projectWords.beginsHere : note)}
    />
  )
}
