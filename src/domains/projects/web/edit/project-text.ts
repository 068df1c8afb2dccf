import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import { PICTURE_TYPES, sendPicture } from '#domains/uploads/web/send-picture.ts'
import type { TextHelp } from '#ui/workbench/markdown/text-help.ts'

/** How the Markdown editor renders a project's details and uploads its pictures. */
export const projectText: TextHelp = {
  render: async (markedown, signal) => (await api.projects.preview({ markedown }, { signal })).data,
  explain: failureText,
  sendPicture,
  pictureTypes: PICTURE_TYPES,
}
