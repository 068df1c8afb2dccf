import { serve } from '#platform/http/calls.ts'
import { projectsStaffContract } from '../staff-contract.ts'
import { publishChosen } from './chosen.ts'
import { receiveFile, removeFile, sendOwnFile } from './files.ts'
import { handOver, setMembers } from './members.ts'
import { deleteProject, removeChosen } from './remove.ts'
import { createProject, previewProject, updateProject } from './save.ts'
import { listStaffProjects } from './staff-list.ts'

export const projectsStaffRoutes = serve(projectsStaffContract, {
  all: listStaffProjects,
  create: createProject,
  update: updateProject,
  remove: deleteProject,
  publishChosen,
  removeChosen,
  preview: (context, { markedown }) => previewProject(context, markedown),
  setMembers,
  handOver,
  sendFile: (context, { query }) => receiveFile(context, query),
  removeFile,
  fetchFile: sendOwnFile,
})
