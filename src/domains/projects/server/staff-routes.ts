import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { projectsStaffContract } from '../staff-contract.ts'
import { publishChosen } from './chosen.ts'
import { receiveFile, removeFile, sendOwnFile } from './files.ts'
import { handOver, setMembers } from './members.ts'
import { deleteProject, removeChosen } from './remove.ts'
import { createProject, previewProject, updateProject } from './save.ts'
import { listStaffProjects } from './staff-list.ts'

const staff = implement(projectsStaffContract).$context<Context>().use(enforceAccess)

export const projectsStaffRoutes = staff.router({
  all: staff.all.handler(({ context, input }) => listStaffProjects(context, input)),
  create: staff.create.handler(({ context, input }) => createProject(context, input)),
  update: staff.update.handler(({ context, input }) => updateProject(context, input)),
  remove: staff.remove.handler(({ context, input }) => deleteProject(context, input)),
  publishChosen: staff.publishChosen.handler(({ context, input }) => publishChosen(context, input)),
  removeChosen: staff.removeChosen.handler(({ context, input }) => removeChosen(context, input)),
  preview: staff.preview.handler(({ context, input }) => previewProject(context, input.markedown)),
  setMembers: staff.setMembers.handler(({ context, input }) => setMembers(context, input)),
  handOver: staff.handOver.handler(({ context, input }) => handOver(context, input)),
  sendFile: staff.sendFile.handler(({ context, input }) => receiveFile(context, input.query)),
  removeFile: staff.removeFile.handler(({ context, input }) => removeFile(context, input)),
  fetchFile: staff.fetchFile.handler(({ context, input }) => sendOwnFile(context, input)),
})
