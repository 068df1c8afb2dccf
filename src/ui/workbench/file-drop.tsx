import type { ReactNode, RefObject } from 'react'
import styles from './file-drop.module.css'
import { useFileDrop } from './use-file-drop.ts'

interface FileDropProps {
  /** Accessible name of the file input. */
  label: string
  /** The file input: a button beside the area opens the dialog by its `click()`, for the keyboard. */
  inputRef: RefObject<HTMLInputElement | null>
  /** MIME types that the dialog offers. Absent: any. */
  accept?: readonly string[]
  /** Whether the dialog lets several files be chosen. Several may be dropped in any case. */
  multiple?: boolean
  disabled?: boolean
  /** Receives what was chosen or dropped, at least one, of any type and size. */
  onFiles: (files: File[]) => void
  className?: string | undefined
  children: ReactNode
}

/** An area on which files are dropped, and which opens the file dialog when pressed. */
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
      className={`${styles.area} ${className}`}
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
