import type { ReactNode, RefObject } from 'react'
import styles from './file-drop.module.css'
import { useFileDrop } from './use-file-drop.ts'

interface FileDropProps {
  /** Accessible name of the file input. */
  label: string
  /** The file input. For the keyboard, a button beside the area must call its `click()`. */
  inputRef: RefObject<HTMLInputElement | null>
  /** MIME types that the dialog offers. Absent: any. */
  accept?: readonly string[]
  /** Whether the dialog lets several files be chosen. Several may be dropped in any case. */
  multiple?: boolean
  disabled?: boolean
  /** Receives the chosen or dropped files: at least one, of any type and size. */
  onFiles: (files: File[]) => void
  className?: string | undefined
  children: ReactNode
}

/** An area to drop files on; a click opens the file dialog. */
export function FileDrop({
  label,
  inputRef,
  accept,
  multiple,
  disabled,
  onFiles,
  className = '',
  children,
}: FileDropProps) {
  const drop = useFileDrop(onFiles, disabled)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the button beside it serves the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      className={`soft place-center break-anywhere pointer surface rounded ${styles.area} ${className}`}
      data-over={drop.isOver || undefined}
      onClick={() => inputRef.current?.click()}
      {...drop.props}
    >
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label={label}
        accept={accept?.join(',')}
        multiple={multiple}
        disabled={disabled}
        // The input's own click would open the dialog once more.
        onClick={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = '' // or the same file could not be chosen again
          if (files.length > 0) onFiles(files)
        }}
      />
      {children}
    </div>
  )
}
