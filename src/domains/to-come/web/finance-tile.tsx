import { Tile } from '#ui/workbench/tile.tsx'

export default () => <Tile title="Financeiro" coming="Em construção. Aqui vai o saldo do mês." />
