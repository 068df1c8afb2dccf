import { type DragEvent, useState } from 'react'

/** Accepts dropped files on the element that gets `props`. `isOver`: files are dragged over it. Other drags are left to the browser. */
export function useFileDrop(onFiles: (files: File[]) => void, disabled = false) {
  const [isOver, setOver] = useState(false)
  const props = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(!disabled)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length === 0) return
      event.preventDefault() // otherwise the browser opens the file
      if (!disabled) onFiles(files)
    },
  }
  return { isOver, props }
}
