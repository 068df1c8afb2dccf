/** A drawn cup's file name, e.g. 'coado-da-segunda.svg'. */
export const isDrawnCoffee = (image: string) => /^[a-z\d]+(-[a-z\d]+)*\.svg$/.test(image)

/** Where the picture of a coffee is: a drawn cup has a name only, an uploaded picture its address. */
export const coffeeAddress = (image: string) => (isDrawnCoffee(image) ? `/coffee/${image}` : image)
