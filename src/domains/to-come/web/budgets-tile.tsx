import { Tile } from '#ui/workbench/tile.tsx'

export default () => <Tile title="Budgets" coming="Em construção. Aqui vão os seus orçamentos por aprovar." />
