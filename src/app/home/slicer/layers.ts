import { once } from '#once.ts'
import type { Facts } from '#pictures/slicer/facts.ts'
import { wholeNumber } from '#ui/formats.ts'

interface Layer {
  name: string
  text: string
  /** What is measured of it on the day's piece: terms and values. */
  factsOf(facts: Facts): [term: string, value: string][]
}

const decimals = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))
const tenths = once(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** The three layers of the piece, in the order in which the cut comes to them. */
export const LAYERS: readonly Layer[] = [
  {
    name: 'Matéria',
    text: 'Por fora é parede. Por dentro é quase tudo ar, no lugar certo.',
    factsOf: ({ heightMm, layerMm, turns, walls, wallMm, fillPercent }) => [
      ['Altura', `${heightMm} mm`],
      ['Camada', `${decimals().format(layerMm)} mm, ${turns} voltas`],
      ['Parede', `${walls} fios, ${decimals().format(wallMm)} mm`],
      ['Dentro', `giroide, ${fillPercent} %`],
    ],
  },
  {
    name: 'Circuito',
    text: 'No meio vai a placa, e as trilhas sobem pela parede até a borda.',
    factsOf: ({ boardMm, traces, copperMetres, pads }) => [
      ['Placa', `Ø ${boardMm} mm`],
      ['Trilhas na parede', `${traces}`],
      ['Se fossem uma só', `${tenths().format(copperMetres)} m`],
      ['Ilhas', `${pads}`],
    ],
  },
  {
    name: 'Código',
    text: 'Por cima, o que foi escrito. Leia em volta: é o arquivo dela.',
    factsOf: ({ pointsATurn, fileLines, nozzleKm, mmASecond, hours }) => [
      ['Pontos por volta', `${pointsATurn}`],
      ['Linhas na máquina', wholeNumber(fileLines)],
      ['Caminho do bico', `${tenths().format(nozzleKm)} km`],
      [`A ${mmASecond} mm/s`, `${hours} h`],
    ],
  },
]
