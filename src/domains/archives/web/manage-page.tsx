import { createFileRoute } from '@tanstack/react-router'
import { ManageArchives } from './parts/manage-archives'

export const Route = createFileRoute('/_workbench/dashboard/archive')({ component: ManageArchives })
