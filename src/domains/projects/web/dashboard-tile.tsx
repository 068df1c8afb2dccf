import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { Tile } from '#ui/workbench/tile.tsx'

export default function ProjectsTile() {
  const projects = useQuery(query.projects.all.queryOptions({ input: { limit: 1 } }))
  return (
    <Tile
      title="Projects"
      to="/dashboard/projects"
      answer={projects}
      figure={projects.data?.total}
      note={
        projects.data && (projects.data.total === 0 ? 'O primeiro começa em New Project.' : 'seus ou da sua equipe')
      }
    />
  )
}
