import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import { PICTURE_TYPES, sendPicture } from '#domains/uploads/web/send-picture.ts'
import { plural } from '#ui/formats.ts'
import type { TextHelp } from '#ui/workbench/markdown/text-help.ts'
import { readingMinutes } from '../../archive.ts'

/** How the Markdown editor renders an article's text and uploads its pictures. */
export const articleText: TextHelp = {
  render: async (markdown, signal) => (await api.archives.preview({ markdown }, { signal })).data,
  explain: failureText,
  sendPicture,
  pictureTypes: PICTURE_TYPES,
  describeLength: (words) => `${plural(words, 'palavra', 'palavras')}, ${readingMinutes(words)} min de leitura`,
}
