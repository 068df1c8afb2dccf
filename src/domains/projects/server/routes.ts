import { serve } from '#platform/http/calls.ts'
import { projectsContract } from '../contract.ts'
import { projectsStaffContract } from '../staff-contract.ts'
import { findAround } from './around.ts'
import { publishChosen } from './chosen.ts'
import { receiveFile, removeFile, sendOwnFile } from './files.ts'
import { handOver, setMembers } from './members.ts'
import { deleteProject, removeChosen } from './remove.ts'
import { createProject, previewProject, updateProject } from './save.ts'
import { findProject, listProjects, listPublicProjects } from './service.ts'
import { listStaffProjects } from './staff-list.ts'
import { readTrade } from './trade.ts'

export const projectsRoutes = serve(projectsContract, {
  publics: listPublicProjects,
  trade: readTrade,
  highlighted: (context, input) => listProjects(context, input, 'is_highlighted'),
  onSale: (context, input) => listProjects(context, input, 'is_sale'),
  around: async (context, input) => ({ data: await findAround(context, input.id) }),
  item: async (context, input) => ({ data: [await findProject(context, input.id)] }),
})

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
