import { createFileRoute } from '@tanstack/react-router'
import { PeopleScreen } from './screen'

export const Route = createFileRoute('/_workbench/dashboard/people')({ component: PeopleScreen })
