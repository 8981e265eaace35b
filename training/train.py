# Trains the net of one game on an accelerator: python3 training/train.py --shards DIR --game viral --out DIR
# The same net and files as learn.ts; that one needs no Python. Shards are described in shard.ts.
import argparse, base64, glob, json, math, os, time

import numpy as np
import torch
import torch.nn.functional as F


def read_shard(path):
    raw = np.memmap(path, dtype=np.uint8, mode="r")
    head = bytes(raw[:4096])
    line = head[: head.index(b"\n") + 1]
    header = json.loads(line)
    n, w = header["seats"], header["width"]
    record = np.dtype(
        [
            ("game", "<u4"), ("round", "<u2"), ("part", "u1"), ("tries", "u1"),
            ("worths", "<f4", (n,)), ("shares", "<f4", (n,)), ("leads", "<f4", (n,)),
            ("rows", "<f2", (n, w)),
        ]
    )
    count = (len(raw) - len(line)) // record.itemsize
    return header, np.frombuffer(raw, dtype=record, count=count, offset=len(line))


class Data:
    """All moments of a game at one number of seats, on the device."""

    def __init__(self, seats, parts, device):
        take = lambda name: np.concatenate([p[1][name] for p in parts])
        games = np.concatenate([p[1]["game"].astype(np.int64) + (i << 32) for i, p in enumerate(parts)])
        self.seats = seats
        self.rows = torch.from_numpy(take("rows")).to(device)
        self.worths = torch.from_numpy(take("worths")).to(device)
        self.shares = torch.from_numpy(take("shares")).to(device)
        self.leads = torch.from_numpy(take("leads")).to(device)
        self.part = torch.from_numpy(take("part").astype(np.int64)).to(device)
        self.tries = torch.from_numpy(take("tries").astype(np.int64)).to(device)
        self.held = torch.from_numpy((games & 0xFFFFFFFF) % 10 == 0).to(device)
        self.games = len(np.unique(games))
        # Where nobody wins (all are out) there is nothing to learn of who does
        self.held &= self.shares.sum(1) > 0.5
        self.learn = (~self.held) & (self.shares.sum(1) > 0.5)

    def __len__(self):
        return len(self.part)


class Net(torch.nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.layers = torch.nn.ModuleList(torch.nn.Linear(a, b) for a, b in zip(shape, shape[1:]))
        # It begins as the judgement made by hand
        torch.nn.init.zeros_(self.layers[-1].weight)
        torch.nn.init.zeros_(self.layers[-1].bias)

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.relu(layer(x))
        return self.layers[-1](x)


def judge(net, data, index):
    out = net(data.rows[index].float())
    return data.worths[index] + out[..., 0], out[..., 1]


def loss_of(net, data, index):
    logits, leads = judge(net, data, index)
    cross = -(data.shares[index] * F.log_softmax(logits, 1)).sum(1)
    lead = F.smooth_l1_loss(leads, data.leads[index], reduction="none").mean(1)
    return cross.mean() + 0.5 * lead.mean(), cross.mean()


@torch.no_grad()
def foretold(net, data, mask, strong):
    """Loss of who wins: by hand and by the net, over held-out moments of games that were thought about."""
    index = torch.nonzero(mask & (data.tries >= strong)).squeeze(1)
    probs, hands, shares, parts = [], [], [], []
    for chunk in index.split(65536):
        logits, _ = judge(net, data, chunk)
        probs.append(F.softmax(logits, 1))
        hands.append(F.softmax(data.worths[chunk], 1))
        shares.append(data.shares[chunk])
        parts.append(data.part[chunk])
    if not probs:
        return None
    return tuple(torch.cat(x) for x in (probs, hands, shares, parts))


def cross_entropy(probs, shares):
    return float(-(shares * probs.clamp_min(1e-7).log()).sum(1).mean())


def calibration(probs, shares):
    """Mean distance of what was said from what came, over ten bins of what was said."""
    p, y = probs.flatten(), shares.flatten()
    bins = (p * 10).long().clamp(0, 9)
    error, table = 0.0, []
    for b in range(10):
        here = bins == b
        count = int(here.sum())
        if count == 0:
            continue
        said, came = float(p[here].mean()), float(y[here].mean())
        error += abs(said - came) * count / len(p)
        table.append([round(said, 4), round(came, 4), count])
    return error, table


def report(net, sets, strong):
    rows = []
    for data in sets:
        found = foretold(net, data, data.held, strong)
        if found is None:
            continue
        probs, hands, shares, parts = found
        chance = math.log(data.seats)
        for name, low, high in [("all", 0, 256)] + [(f"{i + 1}/6", 256 * i // 6, 256 * (i + 1) // 6) for i in range(6)]:
            here = (parts >= low) & (parts < high)
            if int(here.sum()) < 50:
                continue
            p, h, y = probs[here], hands[here], shares[here]
            by_net, by_hand = cross_entropy(p, y), cross_entropy(h, y)
            row = {
                "seats": data.seats, "part": name, "moments": int(here.sum()),
                "loss": round(by_net, 4), "lossByHand": round(by_hand, 4),
                "known": round(1 - by_net / chance, 4), "knownByHand": round(1 - by_hand / chance, 4),
                "right": round(float(y.gather(1, p.argmax(1, keepdim=True)).mean()), 4),
                "rightByHand": round(float(y.gather(1, h.argmax(1, keepdim=True)).mean()), 4),
                "calibration": round(calibration(p, y)[0], 4),
                "calibrationByHand": round(calibration(h, y)[0], 4),
            }
            if name == "all":
                row["curve"] = calibration(p, y)[1]
            rows.append(row)
    return rows


def held_loss(net, sets, strong):
    """Mean over the numbers of seats, each in shares of what chance would lose."""
    losses = []
    for data in sets:
        found = foretold(net, data, data.held, strong)
        if found is not None:
            losses.append(cross_entropy(found[0], found[2]) / math.log(data.seats))
    return sum(losses) / max(1, len(losses))


def train(net, sets, least, seconds, epochs, lr, batch, strong, log):
    """AdamW over all tables in turn; keeps the weights that foretell best on held-out games."""
    start = time.time()
    pools = [torch.nonzero(d.learn & (d.tries >= least)).squeeze(1) for d in sets]
    steps = sum(math.ceil(len(p) / batch) for p in pools) * epochs
    optimiser = torch.optim.AdamW(net.parameters(), lr=lr, weight_decay=1e-2)
    best, best_state = held_loss(net, sets, strong), {k: v.clone() for k, v in net.state_dict().items()}
    step = 0
    for _ in range(epochs if steps > 0 else 0):
        chunks = [(d, c) for d, p in zip(sets, pools) for c in p[torch.randperm(len(p), device=p.device)].split(batch)]
        total, seen = torch.zeros((), device=pools[0].device), 0
        for at in torch.randperm(len(chunks)).tolist():
            # Slow at first, then fast, and slow again by the time the steps or the seconds are used up
            done = max(step / steps, (time.time() - start) / seconds)
            if done >= 1:
                break
            for group in optimiser.param_groups:
                group["lr"] = lr * min(1, done / 0.1 + 0.05) * (0.5 + 0.5 * math.cos(math.pi * done))
            data, index = chunks[at]
            optimiser.zero_grad(set_to_none=True)
            loss, cross = loss_of(net, data, index)
            loss.backward()
            optimiser.step()
            step += 1
            seen += 1
            total += cross.detach()
        if seen == 0:
            break
        now = held_loss(net, sets, strong)
        log.append({"epoch": len(log), "learned": round(float(total) / seen, 5), "held": round(now, 5)})
        print(json.dumps(log[-1]), flush=True)
        if now < best:
            best, best_state = now, {k: v.clone() for k, v in net.state_dict().items()}
    net.load_state_dict(best_state)
    return best


def in_halves(net):
    """The weights as they will be kept."""
    with torch.no_grad():
        for p in net.parameters():
            p.copy_(p.half().float())


def packed(net):
    parts = []
    for layer in net.layers:
        parts.append(layer.bias.detach().cpu().numpy().astype("<f2").ravel())
        parts.append(layer.weight.detach().cpu().numpy().T.astype("<f2").ravel())
    return base64.b64encode(np.concatenate(parts).tobytes()).decode()


def unpack(net, file):
    """Weights as they are kept, into a net of the same shape."""
    numbers = np.frombuffer(base64.b64decode(file["weights"]), dtype="<f2").astype(np.float32)
    at = 0
    with torch.no_grad():
        for layer in net.layers:
            outs, ins = layer.weight.shape
            layer.bias.copy_(torch.from_numpy(numbers[at : at + outs].copy()))
            at += outs
            layer.weight.copy_(torch.from_numpy(numbers[at : at + ins * outs].reshape(ins, outs).T.copy()))
            at += ins * outs


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--shards", required=True)
    ask.add_argument("--game", required=True)
    ask.add_argument("--out", required=True)
    ask.add_argument("--hidden", default="64-32,128-32", help="widths to try; the best is kept")
    ask.add_argument("--strong", type=int, default=4, help="tries from which a game counts as thought about")
    ask.add_argument("--epochs", default="6,24", help="over all games, then over those that were thought about")
    ask.add_argument("--seconds", type=float, default=40)
    ask.add_argument("--batch", type=int, default=1024)
    ask.add_argument("--lr", type=float, default=2e-3)
    ask.add_argument("--from", dest="before", help="a net to go on from, instead of from the judgement by hand")
    ask.add_argument("--most", type=int, default=4_000_000, help="moments at most")
    args = ask.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    start = time.time()
    by_seats, header, seeds, total = {}, None, set(), 0
    for path in sorted(glob.glob(os.path.join(args.shards, f"{args.game}-*.shard"))):
        try:
            found, records = read_shard(path)
        except Exception as problem:
            print(f"left out {path}: {problem}", flush=True)
            continue
        if header is not None and found["features"] != header["features"]:
            print(f"left out {path}: other features", flush=True)
            continue
        header = header or found
        if len(records) == 0 or total > args.most:
            continue
        total += len(records)
        seeds.add(found["seed"])
        by_seats.setdefault(found["seats"], []).append((found, records))
    if header is None:
        raise SystemExit(f"no shards of {args.game} in {args.shards}")
    sets = [Data(n, parts, device) for n, parts in sorted(by_seats.items())]
    print(f"{args.game}: {sum(map(len, sets))} moments, read in {time.time() - start:.1f} s on {device}", flush=True)
    strong = args.strong if any(bool((d.tries >= args.strong).any()) for d in sets) else 0
    first, second = (int(x) for x in args.epochs.split(","))
    tried, best = [], None
    before = json.load(open(args.before)) if args.before else None
    if before and before["features"] != header["features"]:
        raise SystemExit(f"{args.before} has features {before['features']}, the games {header['features']}")
    widths = ["-".join(map(str, before["shape"][1:3]))] if before else args.hidden.split(",")
    for hidden in widths:
        shape = [header["width"], *(int(x) for x in hidden.split("-")), 2]
        net, log = Net(shape).to(device), []
        share = args.seconds / len(widths)
        if before:
            unpack(net, before)
        train(net, sets, 0, share * 0.45, first, args.lr, args.batch * 4, strong, log)
        train(net, sets, strong, share * 0.45, second, args.lr / 4, args.batch, strong, log)
        in_halves(net)
        loss = held_loss(net, sets, strong)
        tried.append({"hidden": hidden, "held": round(loss, 5), "epochs": log})
        if best is None or loss < best[0] - 0.001:
            best = (loss, net, shape)
    loss, net, shape = best
    card = {
        "seeds": sorted(seeds),
        "games": {str(d.seats): d.games for d in sets},
        "moments": {str(d.seats): len(d) for d in sets},
        "heldOut": "every tenth game",
        "thoughtAbout": strong,
        "seconds": round(time.time() - start, 1),
        "tried": tried,
        "foretold": report(net, sets, strong),
    }
    file = {
        "game": header["game"], "rules": header["rules"], "features": header["features"],
        "shape": shape, "weights": packed(net), "card": card,
    }
    os.makedirs(args.out, exist_ok=True)
    path = os.path.join(args.out, f"{args.game}.json")
    with open(path + ".part", "w") as f:
        json.dump(file, f)
    os.replace(path + ".part", path)
    for row in card["foretold"]:
        if row["part"] == "all":
            print(json.dumps({k: v for k, v in row.items() if k != "curve"}), flush=True)
    print(f"{args.game}: {path}, {len(file['weights'])} characters, {time.time() - start:.1f} s", flush=True)


main()
