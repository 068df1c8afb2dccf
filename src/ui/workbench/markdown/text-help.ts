/** The result of uploading a picture: its address, or an error message. Both undefined if it was aborted. */
export type SentPicture = { url: string; problem?: undefined } | { url?: undefined; problem: string | undefined }

/** The functions that the editor needs from the text's domain. A constant, created outside of components. */
export interface TextHelp {
  /** Renders a text and counts its words. Rejects on failure. */
  render: (markdown: string, signal: AbortSignal) => Promise<{ html: string; words: number }>
  /** Uploads a picture. Never rejects. */
  sendPicture: (file: File) => Promise<SentPicture>
  /** MIME types of pictures that can be chosen. */
  pictureTypes: readonly string[]
  /** The text's length as shown, e.g. with reading time. By default the number of words. */
  describeLength?: (words: number) => string
}
