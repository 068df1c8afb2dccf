/** Whether a coffee's picture is the file name of a drawn cup, e.g. 'coado-da-segunda.svg'. */
export const isDrawnCoffee = (image: string) => /^[a-z\d]+(-[a-z\d]+)*\.svg$/.test(image)

/** Address of a coffee's picture, which is the file name of a drawn cup or the address of an upload. */
export const coffeeAddress = (image: string) => (isDrawnCoffee(image) ? `/coffee/${image}` : image)
