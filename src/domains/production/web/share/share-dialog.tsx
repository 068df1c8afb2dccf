import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { LineView } from '../../board-contract.ts'
import { ShareForm } from './share-form.tsx'

interface ShareDialogProps {
  line: LineView
  opened: boolean
  onClose: () => void
}

/** Shares a line with its client by a secret link: choosing columns, copying, renewing and revoking the link. */
export const ShareDialog = ({ line, opened, onClose }: ShareDialogProps) => (
  <Modal opened={opened} onClose={onClose} title="Mostrar ao cliente">
    <Share line={line} onClose={onClose} />
  </Modal>
)

function Share({ line: { id, title }, onClose }: Omit<ShareDialogProps, 'opened'>) {
  // Another manager may have changed it since this was opened last.
  const share = useQuery(query.production.board.shared.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 }))
  return (
    <QueryView
      query={share}
      data={share.data?.data}
      failed="O link não veio"
      loading={<LoadingRows rows={4} height={40} />}
    >
      {(shared) => <ShareForm key={shared.path} id={id} title={title} shared={shared} onClose={onClose} />}
    </QueryView>
  )
}
