import { IconFolder, IconFolders } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const projects = {
  links: [
    { to: '/dashboard/projects', label: 'Projects', icon: IconFolders, also: ['/dashboard/create-edit-projects'] },
  ],
  kinds: { project: { label: 'Projects', icon: IconFolder } },
  tiles: [lazy(() => import('./dashboard-tile.tsx'))],
} satisfies WebDomain
