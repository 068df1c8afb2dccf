/** Why a file is refused: a text for people, with the line of the file where there is one. */
export class FileFault extends Error {
  readonly line: number | null
  constructor(text: string, line: number | null = null) {
    super(text)
    this.line = line
  }
}

/** What a fault says, e.g. 'Linha 12: a data “30/02/2026” não existe.' */
export const faultText = ({ message, line }: FileFault) =>
  line === null ? message : `Linha ${line}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`

/** A text of the file in a message, cut where it is long. */
export const quote = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
