// Examples alone, not the schemas (see vite.config.ts): what public pages load, and the workbench's first screen, stays small.
import examples from 'virtual:api-examples'
import paths, { type Paths } from 'virtual:api-paths'
import { checkAnswersBy } from './answer.ts'
import { fitsExample } from './fits-example.ts'

const routesOf = (part: Paths | string): string[] =>
  typeof part === 'string' ? [part] : Object.values(part).flatMap(routesOf)

/** A route without the mark of calls that make something. */
const callOf = (route: string) => route.replace(' creates', '')

/** From now on an answer that is not what the contract promises of its call is a failed call. For the workbench. */
export function checkAnswers() {
  const exampleOf = new Map(routesOf(paths).map((route, index) => [callOf(route), examples[index]]))
  checkAnswersBy((route, answer) => fitsExample(answer, exampleOf.get(callOf(route))))
}
