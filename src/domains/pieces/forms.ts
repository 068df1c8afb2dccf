import type { Form } from './form.ts'
import { box } from './forms/box.ts'
import { bracket } from './forms/bracket.ts'
import { enclosure } from './forms/enclosure.ts'
import { gear } from './forms/gear.ts'
import { lamp } from './forms/lamp.ts'
import { vase } from './forms/vase.ts'

/** The forms by their names in addresses, in display order. */
export const FORMS = {
  caixa: box,
  gabinete: enclosure,
  suporte: bracket,
  engrenagem: gear,
  vaso: vase,
  luminaria: lamp,
} satisfies Record<string, Form>
export type FormName = keyof typeof FORMS
export const FORM_NAMES = Object.keys(FORMS) as [FormName, ...FormName[]]

export const FIRST_FORM: FormName = 'vaso'

export const isForm = (name: unknown): name is FormName => FORM_NAMES.some((one) => one === name)
