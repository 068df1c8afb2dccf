import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { EVERYONE, useListOwner } from '#client/session/use-whose.ts'
import { Tile } from '#ui/workbench/tile.tsx'
import { productionWords } from '../words.ts'

export default function ProductionTile() {
  const say = useSay()
  const { whose } = useListOwner('lines')
  const lines = useQuery(
    query.production.lines.queryOptions({
      input: { limit: 1000, id_user: whose },
      enabled: whose !== undefined,
    }),
  )
  const active = lines.data?.data.filter(({ projectstatus }) => projectstatus === 'inprogress').length
  return (
    <Tile
      title={productionWords.lines}
      to="/dashboard/production-line"
      answer={lines}
      figure={lines.data?.total}
      note={
        lines.data &&
        (lines.data.total === 0
          ? say(productionWords.noLinesShort)
          : `${lines.data.total === 1 ? 'quadro' : 'quadros'}, ${active} em andamento${whose === EVERYONE ? ', da equipe toda' : ''}`)
      }
    />
  )
}
