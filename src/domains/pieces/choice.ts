import type { Material } from '#domains/site/piece-rules.ts'
import { wordKey } from '#word-key.ts'
import { type Measures, readMeasures } from './form.ts'
import { FIRST_FORM, FORMS, type FormName, isForm } from './forms.ts'
import { MOST_PIECES } from './price.ts'

/** What stands for a visitor's own file in the place of a form. */
export const OWN_FILE = 'stl'

/** What a visitor has chosen. */
export interface Choice {
  form: FormName | typeof OWN_FILE
  /** Empty for a file of one's own. */
  measures: Measures
  /** The key of a material. */
  material: string
  quantity: number
}

/** A choice from an address or from what was typed: what is missing or cannot be is as the page begins with it. */
export function readChoice(values: Readonly<Record<string, unknown>>, materials: readonly Material[]): Choice {
  const { forma, material, quantas } = values
  const form = forma === OWN_FILE || isForm(forma) ? forma : FIRST_FORM
  const keys = materials.map(({ name }) => wordKey(name))
  return {
    form,
    measures: form === OWN_FILE ? {} : readMeasures(FORMS[form], values),
    material: keys.find((key) => key === material) ?? keys[0] ?? '',
    quantity: readQuantity(quantas),
  }
}

/** The material of that key; the first where there is none. There is at least one. */
export const findMaterial = (materials: readonly Material[], key: string) =>
  materials.find(({ name }) => wordKey(name) === key) ?? materials[0]!

/** How many, from 1 on. */
export const readQuantity = (typed: unknown): number =>
  Math.min(MOST_PIECES, Math.max(1, Math.round(Number.parseFloat(String(typed))) || 1))

/** The query of the address of a choice. */
export const queryOf = ({ form, measures, material, quantity }: Choice): string =>
  new URLSearchParams({
    forma: form,
    ...Object.fromEntries(Object.entries(measures).map(([name, value]) => [name, String(value)])),
    material,
    quantas: String(quantity),
  }).toString()
