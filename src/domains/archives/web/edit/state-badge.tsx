import { Badge } from '@mantine/core'
import type { ArchiveFields } from '../../archive-fields.ts'
import { ScheduledBadge } from '../parts/scheduled-badge.tsx'
import { isAhead } from './publication.ts'

/** Whether an article is public, scheduled or a draft. */
export function StateBadge({ archive_public, publish_at }: Pick<ArchiveFields, 'archive_public' | 'publish_at'>) {
  if (isAhead(publish_at)) return <ScheduledBadge at={publish_at} />
  return archive_public ? <Badge color="cobalt">No ar</Badge> : <Badge color="yellow">Rascunho</Badge>
}
