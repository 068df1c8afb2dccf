import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { fileSize } from '#file-size.ts'
import type { StoredMessage } from '../../contract.ts'

/** The file that came with a request for a piece. */
export const MessageFile = ({ message: { id, file } }: { message: StoredMessage }) =>
  file && (
    <Button
      component="a"
      variant="default"
      className="self-start"
      leftSection={<IconDownload size={18} aria-hidden />}
      href={`/api/v1/contact/file?id=${id}`}
      download={file.name}
    >
      {file.name} ({fileSize(file.size)})
    </Button>
  )
