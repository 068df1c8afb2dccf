import { ActionIcon, FileButton, Tooltip } from '@mantine/core'
import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconPhoto,
} from '@tabler/icons-react'
import type { CommandName } from './markdown-commands.ts'

interface Tool {
  command: CommandName
  label: string
  icon: typeof IconBold
  /** The letter of its shortcut with Ctrl. */
  key?: string
}

const TOOLS: readonly Tool[] = [
  { command: 'bold', label: 'Negrito', icon: IconBold, key: 'B' },
  { command: 'italic', label: 'Itálico', icon: IconItalic, key: 'I' },
  { command: 'heading', label: 'Cabeçalho', icon: IconHeading },
  { command: 'link', label: 'Link', icon: IconLink, key: 'K' },
  { command: 'list', label: 'Lista', icon: IconList },
  { command: 'quote', label: 'Citação', icon: IconBlockquote },
  { command: 'code', label: 'Código', icon: IconCode },
]

/** The command of a key pressed with Ctrl or Cmd. */
export const commandOf = (key: string) => TOOLS.find((tool) => tool.key === key.toUpperCase())?.command

interface EditToolbarProps {
  pictureTypes: readonly string[]
  run: (command: CommandName) => void
  addPictures: (files: File[]) => void
}

/** Buttons for the commands of the editor. */
export function EditToolbar({ pictureTypes, run, addPictures }: EditToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="cluster gap-12" role="group" aria-label="Formatação do texto">
      {TOOLS.map(({ command, label, icon: Icon, key }) => (
        <Tooltip key={command} label={key ? `${label} (Ctrl+${key})` : label}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={label}
            aria-keyshortcuts={key && `Control+${key}`}
            onClick={() => run(command)}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
      <FileButton onChange={addPictures} accept={pictureTypes.join(',')} multiple>
        {(props) => (
          <Tooltip label="Imagens">
            <ActionIcon {...props} variant="subtle" color="gray" size="lg" aria-label="Imagens">
              <IconPhoto size={20} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </FileButton>
    </div>
  )
}
