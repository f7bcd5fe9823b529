// Whether the server can be reached, as far as the last question to it tells.
export const reach = $state({ lost: false });
