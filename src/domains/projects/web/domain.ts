import { IconFolder, IconFolders } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { NEW_PROJECT } from './parts/selected-project.ts'

export const projects = {
  links: [
    { to: '/dashboard/projects', label: 'Projects', icon: IconFolders, also: ['/dashboard/create-edit-projects'] },
  ],
  kinds: { project: { label: 'Projects', icon: IconFolder } },
  creations: [
    {
      label: 'New Project',
      words: 'novo projeto',
      to: `/dashboard/create-edit-projects?id=${NEW_PROJECT}`,
      icon: IconFolder,
    },
  ],
  tiles: [lazy(() => import('./dashboard-tile.tsx'))],
} satisfies WebDomain
