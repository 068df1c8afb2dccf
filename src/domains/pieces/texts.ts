import type { Material, PieceRules } from '#domains/site/piece-rules.ts'
import { brl } from '#money.ts'
import { counted, duration } from './numbers.ts'
import type { Price } from './price.ts'

/** Whole reais of a range, without cents. */
const reais = (cents: number) => counted(cents / 100)

/** 'R$ 59 a 74', for `quantity` of them. */
export const rangeText = ({ low, high }: Pick<Price, 'low' | 'high'>, quantity = 1) =>
  low === high ? `R$\u00a0${reais(low * quantity)}` : `R$\u00a0${reais(low * quantity)} a ${reais(high * quantity)}`

export const gramsText = (grams: number) => `${counted(grams)}\u00a0g`

/** The parts of a price by their names, from the bottom up. */
export const namedParts = ({ parts }: Pick<Price, 'parts'>): [name: string, cents: number][] => [
  ['material', parts.material],
  ['máquina', parts.machine],
  ['falhas', parts.lost],
  ['mão', parts.work],
  ['imposto e margem', parts.margin],
]

/** A line of the bill. */
export interface BillLine {
  name: string
  how: string
  cents: number
}

/** How a price comes about, line by line. */
export function billOf(
  { grams, hours, parts, cost }: Price,
  { material, quantity, hand, rules }: { material: Material; quantity: number; hand: number; rules: PieceRules },
): BillLine[] {
  const shared = quantity > 1 ? ` divididos por ${counted(quantity)}` : ''
  return [
    {
      name: 'Material',
      how: `${gramsText(grams)} de ${material.name}, mais ${counted(rules.waste)} % de aba, purga e ponta de rolo, a ${brl(material.kilo)} o quilo`,
      cents: parts.material,
    },
    {
      name: 'Máquina',
      how: `${duration(hours)} a ${brl(rules.machine)} a hora: desgaste, bicos, energia, sala`,
      cents: parts.machine,
    },
    {
      name: 'Falhas',
      how: `uma impressão em ${counted(material.lost)} se perde; o custo dela está nas outras`,
      cents: parts.lost,
    },
    {
      name: 'Mão',
      how: `${counted(rules.prepare)} min de preparo${shared} e ${counted(hand)} min em cada peça, a ${brl(rules.hand)} a hora`,
      cents: parts.work,
    },
    { name: 'Imposto e margem', how: `${counted(rules.margin)} % sobre o custo de ${brl(cost)}`, cents: parts.margin },
  ]
}
