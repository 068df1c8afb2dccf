import { Tile } from '#ui/workbench/tile.tsx'

export default () => <Tile title="Production Line" coming="Em construção. Aqui vão as linhas em que você trabalha." />
