// A map of one's own that no screen shows at a glance: fifteen rooms in a row, four of them to
// start in

const rooms = [1, 5, 15, 6, 2, 16, 17, 7, 3, 8, 18, 14, 9, 4, 10]

export const ownMap = { rooms: rooms.map((room, q) => ({ room, q, r: 0 })) }
