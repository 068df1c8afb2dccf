import { faceSeed } from '#pictures/people/features.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { ShownPerson } from '../contract.ts'
import type { Person } from '../people.ts'
import { readSection } from './sections.ts'

type Source = Pick<Context, 'db' | 'settings'>

/** The people and crafts that the site shows: not those who have left. */
export async function readPeople(context: Source) {
  const { people, ...texts } = await readSection(context, 'people')
  return { data: { ...texts, people: people.map(toShown).filter(({ left }) => !left) } }
}

/** A person by their key. Throws 404. */
export async function findPerson(context: Source, key: string) {
  const person = await findAuthor(context, key)
  if (!person) throw new AppError('missing', 'Esta pessoa não está no site.')
  return { data: person }
}

/** The person that an article names; null for nobody, and for one who was taken from the site. */
export async function findAuthor(context: Source, key: string): Promise<ShownPerson | null> {
  if (key === '') return null
  const { people } = await readSection(context, 'people')
  return people.map(toShown).find((person) => person.key === key) ?? null
}

/** All people that articles may name, also those who have left. */
export async function listAuthors(context: Source) {
  const { people } = await readSection(context, 'people')
  return { data: people.map(({ key, name, left }) => ({ key, name, left })) }
}

/** Whether there is anything to show on the page of the firm's people. */
export async function hasPeople(context: Source) {
  const { people, crafts } = await readSection(context, 'people')
  return people.some(({ left }) => !left) || crafts.some(({ text }) => text !== '')
}

/** Neighbours look at each other. */
const toShown = ({ hair, glasses, beard, ...person }: Person, index: number): ShownPerson => ({
  ...person,
  face: faceSeed({ hair, glasses, beard }, { left: index % 2 === 1 }),
})
