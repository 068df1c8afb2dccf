import type { Material, PieceRules } from '#domains/site/piece-rules.ts'
import { counted, millimetres } from './numbers.ts'
import { fitsBed, type Measured, type Price, priceOf } from './price.ts'

/** The price of a piece, or why there is none. */
export type Quote = { price: Price } | { price?: undefined; title: string; reason: string }

/** The largest side of what was drawn in another unit, in millimetres. */
const TINY = 8

/** What stands for a price while there is no file yet. */
export const NO_FILE: Quote = {
  title: 'Falta o arquivo',
  reason: 'De texto ou binário. O preço sai assim que ele for medido.',
}

interface Asked {
  body: Measured
  material: Material
  quantity: number
  rules: PieceRules
  /** Of a visitor's own file, whether its mesh is closed. */
  isClosed?: boolean | undefined
}

/** The price of what is drawn, where it can be printed as it is. */
export function quoteOf({ body, material, quantity, rules, isClosed }: Asked): Quote {
  const largest = Math.max(...body.size)
  if (isClosed === false)
    return {
      title: 'Sem preço ainda',
      reason: 'Com a malha aberta não há dentro nem fora. Mande assim mesmo: fechar costuma levar vinte minutos.',
    }
  if (isClosed !== undefined && largest < TINY)
    return {
      title: 'Miúda demais',
      reason: `O maior lado mede ${millimetres(largest)} mm. O desenho está em polegadas ou centímetros? Troque a unidade acima.`,
    }
  if (!fitsBed(body, rules)) {
    const { width, depth, height } = rules.bed
    return {
      title: 'Não cabe na mesa',
      reason: `A mesa tem ${counted(width)} × ${counted(depth)} × ${counted(height)} mm. Sai em partes coladas, e isso se orça conversando.`,
    }
  }
  return { price: priceOf(body, material, quantity, rules) }
}
