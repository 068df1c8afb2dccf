/** Why a file is not measured, as people read it. */
export class StlRefusal extends Error {}

export const refuse = (text: string): never => {
  throw new StlRefusal(text)
}
