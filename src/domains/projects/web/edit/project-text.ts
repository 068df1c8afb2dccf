import { api } from '../../../../app/api'
import { failureText } from '../../../../app/query'
import type { TextHelp } from '../../../../ui/workbench/markdown/text-help.ts'
import { PICTURE_TYPES, sendPicture } from '../../../uploads/web/send-picture.ts'

/** How a project's details are rendered and get their pictures. */
export const projectText: TextHelp = {
  render: async (markedown, signal) => (await api.projects.preview({ markedown }, { signal })).data,
  explain: failureText,
  sendPicture,
  pictureTypes: PICTURE_TYPES,
}
