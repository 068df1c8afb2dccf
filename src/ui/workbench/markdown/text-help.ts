/** A picture that was sent: its address, or what went wrong. Neither where it was called off. */
export type SentPicture = { url: string; problem?: undefined } | { url?: undefined; problem: string | undefined }

/** What the editor asks of the domain whose text it holds. Made once, outside of any component. */
export interface TextHelp {
  /** The text as it will be shown, and its words. Throws where the server refused or was not reached. */
  render: (markdown: string, signal: AbortSignal) => Promise<{ html: string; words: number }>
  /** What to tell the person about a failed `render`. */
  explain: (failure: unknown) => string
  /** Keeps a picture. Never throws. */
  sendPicture: (file: File) => Promise<SentPicture>
  /** The types of pictures that may be chosen. */
  pictureTypes: readonly string[]
  /** What is said about the text's length, from its words; the words alone where absent. */
  describeLength?: (words: number) => string
}
