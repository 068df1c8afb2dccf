import { HAIR } from '#pictures/people/features.ts'
import { optionalPicture, optionalText, text, z } from '#platform/contract/fields.ts'
import { wordKey } from '#word-key.ts'

/** Most people of the firm on its site. */
export const MAX_PEOPLE = 12

/** Longest key of a person. */
export const MAX_KEY = 80

/** Somebody of the firm, as the admin shows them: nothing of this comes from their account. */
export const Person = z.object({
  /** The end of the address of their page, and what articles name them by; made of the name at the first save, then kept. */
  key: z
    .string()
    .max(MAX_KEY)
    .regex(/^[a-z\d-]*$/),
  name: text(80)
    .refine((name) => wordKey(name) !== '', 'Use letras ou números.')
    .meta({ label: 'Nome' }),
  /** A sentence that goes on after the name: 'projeta as placas e cuida das impressoras'. */
  work: optionalText(160).meta({ label: 'O que faz' }),
  about: optionalText(600).meta({ label: 'Apresentação' }),
  does: optionalText(160).meta({ label: 'Faz' }),
  before: optionalText(160).meta({ label: 'Antes' }),
  bench: optionalText(160).meta({ label: 'Na bancada' }),
  refuses: optionalText(160).meta({ label: 'Não faz' }),
  /** Address of a portrait; '' shows the drawn face. */
  picture: optionalPicture.meta({ label: 'Retrato' }),
  hair: z.enum(HAIR).meta({ label: 'Cabelo do desenho' }),
  glasses: z.boolean().meta({ label: 'Óculos' }),
  beard: z.boolean().meta({ label: 'Barba' }),
  /** Whether they have left the firm: they stay only as the author of their articles. */
  left: z.boolean().meta({ label: 'Já não trabalha aqui' }),
})
export type Person = z.infer<typeof Person>

const Craft = z.object({
  title: text(40),
  text: optionalText(300),
  /** Who does what of it: 'Marina escreve, Davi revisa'. */
  hands: optionalText(160),
})
export type Craft = z.infer<typeof Craft>

/** The people of the firm and its three crafts, in the order of `HANDS`. Without people and texts the site has no such page. */
export const People = z.object({
  title: optionalText(80).meta({ label: 'Título' }),
  lead: optionalText(300).meta({ label: 'Abertura' }),
  people: z
    .array(Person)
    .max(MAX_PEOPLE)
    .overwrite(withKeys)
    .superRefine((people, { addIssue }) => {
      const keys = people.map(({ key }) => key)
      keys.forEach((key, index) => {
        if (keys.indexOf(key) < index)
          addIssue({ code: 'custom', path: [index, 'name'], message: 'Já há uma pessoa com este nome.' })
      })
    })
    .meta({ label: 'Pessoas' }),
  crafts: z.array(Craft).length(3).meta({ label: 'Ofícios' }),
})
export type People = z.infer<typeof People>

/** The people with a key each: a new one's is that of the name, with a number where somebody has it already. */
function withKeys(people: Person[]): Person[] {
  const taken = new Set(people.map(({ key }) => key))
  return people.map((person) => {
    if (person.key !== '' || typeof person.name !== 'string') return person
    const base = wordKey(person.name).slice(0, MAX_KEY - 4)
    let key = base
    for (let number = 2; taken.has(key); number++) key = `${base}-${number}`
    taken.add(key)
    return { ...person, key }
  })
}
