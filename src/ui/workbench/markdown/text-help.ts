/** The result of sending a picture: its address, or what went wrong in words. Both undefined where it was aborted. */
export type SentPicture = { url: string; problem?: undefined } | { url?: undefined; problem: string | undefined }

/** What the domain whose text it is gives the editor. Made once, outside of any component. */
export interface TextHelp {
  /** The text as it will be shown, and its words. Throws where the server refused or was not reached. */
  render: (markdown: string, signal: AbortSignal) => Promise<{ html: string; words: number }>
  /** The message about a failed `render`. */
  explain: (failure: unknown) => string
  /** Uploads a picture. Never throws. */
  sendPicture: (file: File) => Promise<SentPicture>
  /** The types of pictures that may be chosen. */
  pictureTypes: readonly string[]
  /** The text about the length, from the number of words, e.g. minutes of reading. Absent: the number of words. */
  describeLength?: (words: number) => string
}
