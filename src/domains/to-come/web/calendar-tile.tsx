import { Tile } from '#ui/workbench/tile.tsx'

export default () => <Tile title="Calendário" coming="Em construção. Aqui vai o seu próximo compromisso." />
